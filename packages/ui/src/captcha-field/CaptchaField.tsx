import { type ReactNode, useId } from 'react';
import { IconButton } from '../icon-button/index.js';
import { Input, type InputProps } from '../input/index.js';
import { describedByOf, fieldIds, FieldShell } from '../internal/FieldShell.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { CaptchaRow, PictureButton } from './CaptchaField.styles.js';
import { zhCaptchaField } from './CaptchaField.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { refreshIcon } from '../icon/paths.js';

export interface CaptchaFieldProps extends Omit<InputProps, 'prefix' | 'suffix' | 'type'> {
  /** Data URL of the picture; nothing while there is none. */
  imageSrc?: string;
  /** The next picture is on its way. */
  loading?: boolean;
  /** The picture did not come. The field then says so and clicking tries again. */
  failed?: boolean;
  /** Why the value was refused. The caller has usually fetched another picture already. */
  error?: ReactNode;
  onRefresh: () => void;
  /** @default locale.captchaField.label */
  label?: ReactNode;
}

/**
 * A small sum drawn as a picture; its result is typed. Clicking the picture, or the button beside it, brings
 * another one (spec 2.5, `GET /captchaImage`). Offer another way in beside it: SMS or lock.
 */
export function CaptchaField({
  imageSrc,
  loading,
  failed,
  error,
  onRefresh,
  label,
  id,
  invalid,
  'aria-describedby': describedBy,
  ...rest
}: CaptchaFieldProps) {
  const locale = useWords('captchaField', zhCaptchaField);
  const base = useId();
  const ids = { ...fieldIds(base), ...(id ? { control: id } : {}) };
  const problem = failed && !loading ? locale.failed : error;
  return (
    <FieldShell data-part="field" ids={ids} label={label ?? locale.label} error={problem}>
      <CaptchaRow>
        <Input
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
          placeholder={locale.hint}
          {...rest}
          data-component="CaptchaField"
          id={ids.control}
          invalid={invalid || Boolean(error)}
          aria-describedby={
            [describedBy, describedByOf(ids, undefined, problem)].filter(Boolean).join(' ') || undefined
          }
        />
        <PictureButton
          type="button"
          // For pointers: the keyboard has the button beside it, which does the same.
          tabIndex={-1}
          aria-label={loading ? locale.loading : locale.refresh}
          title={locale.refresh}
          aria-busy={loading ? true : undefined}
          onClick={loading ? undefined : onRefresh}
        >
          {loading ? (
            <i data-part="spin" />
          ) : imageSrc && !failed ? (
            <img src={imageSrc} alt="" />
          ) : (
            <Glyph of={refreshIcon} />
          )}
        </PictureButton>
        <IconButton
          icon={<Glyph of={refreshIcon} />}
          variant="outline"
          label={locale.refresh}
          disabled={loading}
          onClick={() => onRefresh()}
        />
      </CaptchaRow>
      <HiddenText as="output">{loading ? locale.loading : ''}</HiddenText>
    </FieldShell>
  );
}
