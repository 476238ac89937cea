import { useState } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { OpenDialog } from '../dialog/OpenDialog.js';
import type { useOpenState } from '../internal/openChange.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import type { RoleSelectDialogProps } from './roleSelectDialogProps.js';
import { RoleChoices } from './RoleChoices.js';
import { Body } from './RoleSelectDialog.styles.js';
import { zhRoleSelectDialog } from './RoleSelectDialog.zh.js';

interface OpenRoleSelectDialogProps extends Omit<
  RoleSelectDialogProps,
  'open' | 'defaultOpen' | 'onOpenChange'
> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenRoleSelectDialog({
  setOpen,
  roles,
  current,
  onSelect,
  onApply,
  loading,
  failed,
  onRetry,
  dismissible = true,
  ...rest
}: OpenRoleSelectDialogProps) {
  const words = useWords('roleSelectDialog', zhRoleSelectDialog);
  const list = itemsOf(roles);
  const [picked, setPicked] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  // Roles may arrive after the dialog: the current one is then selected, until another one is chosen.
  const chosen = picked ?? (list.some(({ value }) => value === current) ? current : undefined);
  const why = chosen === undefined ? words.chooseFirst : chosen === current ? words.isCurrent : undefined;

  const select = async (value: string) => {
    setRefusal('');
    setBusy(true);
    let problem: string | undefined;
    try {
      problem = await onSelect(value);
    } catch (error) {
      reportError(error);
      problem = words.failed;
    }
    setBusy(false);
    if (problem) setRefusal(problem);
    else setOpen(false, 'select');
  };

  return (
    <OpenDialog
      data-component="RoleSelectDialog"
      {...rest}
      size="lg"
      dismissible={dismissible && !busy}
      setOpen={(_open, reason) => setOpen(false, reason)}
      title={current === undefined ? words.choose : words.switchTitle}
      description={current === undefined ? words.chooseDescription : words.switchDescription}
      footer={
        <>
          {onApply ? (
            <Button
              variant="text"
              disabled={busy}
              onClick={() => {
                setOpen(false, 'select');
                onApply();
              }}
            >
              {words.apply}
            </Button>
          ) : null}
          {dismissible ? (
            <Button disabled={busy} onClick={() => setOpen(false, 'close-button')}>
              {words.cancel}
            </Button>
          ) : null}
          {list.length > 0 && !loading && !failed ? (
            <Button
              variant="primary"
              debounce={0}
              loading={busy}
              loadingText={words.switching}
              disabledReason={why}
              onClick={() => {
                if (chosen !== undefined) void select(chosen);
              }}
            >
              {current === undefined ? words.enter : words.switchTo}
            </Button>
          ) : null}
        </>
      }
    >
      <Body>
        {refusal ? (
          <Alert tone="danger" live>
            {refusal}
          </Alert>
        ) : null}
        <RoleChoices
          roles={list}
          current={current}
          chosen={chosen}
          onChoose={setPicked}
          onApply={onApply}
          busy={busy}
          loading={loading}
          failed={failed}
          onRetry={onRetry}
        />
      </Body>
      <HiddenText as="output">{loading ? words.loading : ''}</HiddenText>
    </OpenDialog>
  );
}
