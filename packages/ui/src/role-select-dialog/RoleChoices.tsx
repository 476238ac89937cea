import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { OptionCardGroup } from '../option-card/OptionCardGroup.js';
import { Skeleton } from '../skeleton/Skeleton.js';
import { Tag } from '../tag/Tag.js';
import { useWords } from '../theme/useWords.js';
import type { RoleSelectDialogProps } from './roleSelectDialogProps.js';
import { Body, Name, RoleArt } from './RoleSelectDialog.styles.js';
import { zhRoleSelectDialog } from './RoleSelectDialog.zh.js';

type Given = Pick<RoleSelectDialogProps, 'current' | 'onApply' | 'loading' | 'failed' | 'onRetry'>;

interface RoleChoicesProps extends Given {
  /** The roles of the user; empty while they load. */
  roles: readonly NonNullable<RoleSelectDialogProps['roles']>[number][];
  chosen: string | undefined;
  onChoose: (value: string) => void;
  busy: boolean;
}

/** The roles as cards, or a message: loading, failed, empty. */
export function RoleChoices({
  roles,
  current,
  chosen,
  onChoose,
  onApply,
  busy,
  loading,
  failed,
  onRetry,
}: RoleChoicesProps) {
  const words = useWords('roleSelectDialog', zhRoleSelectDialog);
  if (loading) {
    return (
      <Body aria-busy="true">
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </Body>
    );
  }
  if (failed) {
    return (
      <Alert
        tone="warning"
        live
        action={onRetry ? <Button onClick={onRetry}>{words.retry}</Button> : undefined}
      >
        {words.loadFailed}
      </Alert>
    );
  }
  if (roles.length === 0) return <Alert title={words.empty}>{onApply ? words.emptyNext : null}</Alert>;
  return (
    <OptionCardGroup
      aria-label={words.roles}
      columns={2}
      disabled={busy}
      value={chosen ?? ''}
      onValueChange={(value: string) => onChoose(value)}
      options={roles.map(({ value, name, organization, icon, disabled, reason }) => ({
        value,
        title: (
          <Name>
            {name || words.unknownRole}
            {value === current ? <Tag tone="brand">{words.current}</Tag> : null}
          </Name>
        ),
        description: organization,
        art: icon ? <RoleArt>{icon}</RoleArt> : undefined,
        disabled,
        reason,
      }))}
    />
  );
}
