import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: var(--s-5);
  margin-top: var(--s-6);
`;

/** One question of the choice: its name left, the answers right; one below the other on phones. */
export const ChoiceRowRoot = styled.div`
  display: grid;
  grid-template-columns: 5em minmax(0, 1fr);
  gap: var(--s-2) var(--s-5);

  > [data-part='label'] {
    color: var(--text-2);
    line-height: var(--control-h);
  }
  [data-part='hint'] {
    margin-top: var(--s-2);
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  [data-part='missing'] {
    margin-top: var(--s-2);
    color: var(--danger-fg);
    font-size: var(--fs-sm);
    font-weight: var(--fw-strong);
  }
  [data-component='Alert'] {
    margin-top: var(--s-3);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='label'] {
      line-height: var(--lh-body);
    }
  }
`;

/** Several of a few, in the look of the other choices. */
export const CheckChips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);

  > label {
    align-items: center;
    min-height: var(--control-h);
    padding: var(--s-1) var(--s-4) var(--s-1) var(--s-3);
    border: 1px solid var(--border-2);
    border-radius: var(--r-md);
    background: var(--bg-surface);
  }
  > label > [data-part='mark'] {
    margin-top: 0;
  }
  > label:hover:not(:has(:disabled)) {
    border-color: var(--action);
  }
  > label:has(:checked) {
    border-color: var(--action);
    background: var(--bg-selected);
    color: var(--text-brand-strong);
    font-weight: var(--fw-strong);
  }
  > label:has(:disabled) {
    border-color: var(--border-1);
    background: var(--bg-sunken);
  }
`;
