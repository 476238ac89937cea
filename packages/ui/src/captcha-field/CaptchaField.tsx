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
  /** Asks the server for another picture. */
  onRefresh: () => void;
  /** The sum in words, in place of the picture, for those who hear the page. */
  question?: string;
  /** The name of the field. @default locale.captchaField.label, or questionLabel */
  label?: ReactNode;
  /** At the right end of the label's line: the other ways (`CaptchaWays`). */
  labelEnd?: ReactNode;
}

/**
 * A small sum drawn as a picture; its result is typed. Clicking the picture, or the button beside it, brings
 * another one. Offer another way in beside it: SMS or lock.
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
