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
  /** Data URL of the picture; empty while there is none. */
  imageSrc?: string;
  /** The next picture is loading. */
  loading?: boolean;
  /** The picture failed to load. The field says so, and a click tries again. */
  failed?: boolean;
  /** Why the value was refused. The caller has usually fetched another picture already. */
  error?: ReactNode;
  /** Requests another picture from the server. */
  onRefresh: () => void;
  /** The sum as text, in place of the picture, for screen-reader users. */
  question?: string;
  /** The name of the field. @default locale.captchaField.label, or questionLabel */
  label?: ReactNode;
  /** At the right end of the label's line: other methods (`CaptchaWays`). */
  labelEnd?: ReactNode;
}

/**
 * A small sum drawn as a picture; the user types its result. Clicking the picture, or the button beside it, loads
 * another one. Offer another method beside it: SMS or lock.
 */
export function CaptchaField({
  imageSrc,
  loading,
  failed,
  error,
  onRefresh,
  question,
  label,
  labelEnd,
  id,
  invalid,
  'aria-describedby': describedBy,
  ...rest
}: CaptchaFieldProps) {
  const locale = useWords('captchaField', zhCaptchaField);
  const base = useId();
  const ids = { ...fieldIds(base), ...(id ? { control: id } : {}) };
  const problem = failed && !loading ? locale.failed : error;
  const refresh = question === undefined ? locale.refresh : locale.questionRefresh;
  return (
    <FieldShell
      data-part="field"
      ids={ids}
      label={label ?? (question === undefined ? locale.label : locale.questionLabel)}
      labelEnd={labelEnd}
      hint={question}
      error={problem}
    >
      <CaptchaRow>
        <Input
          autoComplete="off"
          inputMode="numeric"
          maxLength={6}
          placeholder={question === undefined ? locale.hint : locale.questionHint}
          {...rest}
          data-component="CaptchaField"
          id={ids.control}
          invalid={invalid || Boolean(error)}
          aria-describedby={
            [describedBy, describedByOf(ids, question, problem)].filter(Boolean).join(' ') || undefined
          }
        />
        {question === undefined ? (
          <PictureButton
            type="button"
            // For pointers: the button beside it does the same by keyboard.
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
        ) : null}
        <IconButton
          icon={<Glyph of={refreshIcon} />}
          variant="outline"
          label={refresh}
          disabled={loading}
          onClick={() => onRefresh()}
        />
      </CaptchaRow>
      <HiddenText as="output">{loading ? locale.loading : ''}</HiddenText>
    </FieldShell>
  );
}
