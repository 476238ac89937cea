import { type ComponentPropsWithRef, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import { useWords } from '../theme/useWords.js';
import { SummaryRoot } from './Form.styles.js';
import { zhForm } from './Form.zh.js';

interface Problem {
  name: string;
  message: string;
}

/** Errors by path, nested objects and arrays included; `root` holds what the server refused as a whole. */
function listProblems(errors: FieldErrors, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    if (!error || typeof error !== 'object') return [];
    const name = path ? `${path}.${key}` : key;
    if (typeof error.message === 'string' && error.message) return [{ name, message: error.message }];
    return 'type' in error && typeof error.type === 'string' ? [] : listProblems(error as FieldErrors, name);
  });
}

/**
 * “还有 n 处需要修改” on top of the form, with a link to every field. Takes the focus after a failed submit.
 * Put it first inside `Form`; it shows nothing before.
 */
export function ErrorSummary({ ref, ...rest }: ComponentPropsWithRef<'section'>) {
  const locale = useWords('form', zhForm);
  const { formState, setFocus } = useFormContext();
  const { errors, submitCount, isSubmitting } = formState;
  const own = useRef<HTMLElement>(null);
  const titleId = useId();
  const focused = useRef(0);
  const problems = listProblems(errors);
  useImperativeHandle(ref, () => own.current as HTMLElement);

  useEffect(() => {
    // Once for each submit: correcting fields later must not take the focus away from them.
    if (isSubmitting || submitCount === focused.current || !own.current) return;
    focused.current = submitCount;
    own.current.focus();
  });

  if (submitCount === 0 || problems.length === 0) return null;
  return (
    <SummaryRoot data-component="ErrorSummary" aria-labelledby={titleId} tabIndex={-1} {...rest} ref={own}>
      <h2 id={titleId}>{locale.errorSummary(problems.length)}</h2>
      <ul>
        {problems.map(({ name, message }) => (
          <li key={name}>
            {name === 'root' || name.startsWith('root.') ? (
              message
            ) : (
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  setFocus(name);
                }}
              >
                {message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </SummaryRoot>
  );
}
