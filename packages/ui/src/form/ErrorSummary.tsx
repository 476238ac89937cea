import {
  type ComponentPropsWithRef,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { useWords } from '../theme/useWords.js';
import { SummaryRoot } from './Form.styles.js';
import { zhForm } from './Form.zh.js';

interface Problem {
  name: string;
  message: string;
}

/** Errors by path, nested objects and arrays included; `root` holds the errors of the whole form. */
function listProblems(errors: FieldErrors, path = ''): Problem[] {
  return Object.entries(errors).flatMap(([key, error]): Problem[] => {
    if (!error || typeof error !== 'object') return [];
    const name = path ? `${path}.${key}` : key;
    if (typeof error.message === 'string' && error.message) return [{ name, message: error.message }];
    return 'type' in error && typeof error.type === 'string' ? [] : listProblems(error as FieldErrors, name);
  });
}

/** Names of the form's fields in page order; a control without a field has only its own name. */
function fieldsOf(form: HTMLFormElement | null | undefined): string[] {
  const fields = [...(form?.querySelectorAll<HTMLElement>('[data-field], [name]') ?? [])];
  return fields.map((field) => field.dataset['field'] ?? field.getAttribute('name') ?? '');
}

/** Opens closed `details` around a field, which could not take the focus otherwise. */
function unfold(form: HTMLFormElement | null | undefined, name: string): void {
  const field = [...(form?.querySelectorAll<HTMLElement>('[data-field], [name]') ?? [])].find(
    (one) => one.dataset['field'] === name || one.getAttribute('name') === name,
  );
  for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
}

/**
 * “还有 n 处需要修改” at the top of the form, with a link to every field. Takes the focus after a failed submit.
 * Put it first inside `Form`; it renders nothing before.
 */
export function ErrorSummary({ ref, ...rest }: ComponentPropsWithRef<'section'>) {
  const locale = useWords('form', zhForm);
  const { control, setFocus } = useFormContext();
  // Its own subscription: with the form's `formState` every error would re-render the whole form.
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  const own = useRef<HTMLElement>(null);
  const titleId = useId();
  const focused = useRef(0);
  const ended = useRef(0);
  const found = listProblems(errors);
  const named = found.map(({ name }) => name).join('\n');
  // The form lists its fields in mount order, which is not their order on the page.
  const [fields, setFields] = useState<readonly string[]>([]);
  const shown = submitCount > 0 && named !== '';
  useLayoutEffect(() => {
    if (shown && named) setFields(fieldsOf(own.current?.closest('form')));
  }, [shown, named]);
  const placeOf = (name: string) => (fields.includes(name) ? fields.indexOf(name) : fields.length);
  const problems = found.toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
  useImperativeHandle(ref, () => own.current as HTMLElement);

  useEffect(() => {
    // The form was reset, as for its next step: its first submit is not a late result of the former step.
    if (submitCount === 0) ended.current = focused.current = 0;
    // Once for each submit: later corrections must not lose the focus.
    if (isSubmitting || submitCount === focused.current) return;
    const late = ended.current === submitCount;
    ended.current = submitCount;
    if (!own.current) return;
    focused.current = submitCount;
    // The submit had passed and the error came while somebody types, as in the next step of the form.
    if (late && document.activeElement?.matches('input, textarea, select, [contenteditable]')) return;
    own.current.focus();
  });

  if (!shown) return null;
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
                  unfold(own.current?.closest('form'), name);
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
