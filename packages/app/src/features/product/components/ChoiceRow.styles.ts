import { styled } from 'styled-components';

export const Choices = styled.div`
  display: grid;
  gap: var(--ca-s-5);
  margin-top: var(--ca-s-6);
`;

/** One question of the choice: name left, answers right; stacked on phones. */
export const ChoiceRowRoot = styled.div`
  display: grid;
  grid-template-columns: 5em minmax(0, 1fr);
  gap: var(--ca-s-2) var(--ca-s-5);

  > [data-part='label'] {
    color: var(--ca-text-2);
    line-height: var(--ca-control-h);
  }
  [data-part='hint'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  [data-part='missing'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-danger-fg);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
  }
  [data-component='Alert'] {
    margin-top: var(--ca-s-3);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);

    > [data-part='label'] {
      line-height: var(--ca-lh-body);
    }
  }
`;

/** A multiple choice that looks like the other choices. */
export const CheckChips = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  > label {
    align-items: center;
    min-height: var(--ca-control-h);
    padding: var(--ca-s-1) var(--ca-s-4) var(--ca-s-1) var(--ca-s-3);
    border: 1px solid var(--ca-border-2);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-surface);
  }
  > label > [data-part='mark'] {
    margin-top: 0;
  }
  > label:hover:not(:has(:disabled)) {
    border-color: var(--ca-action);
  }
  > label:has(:checked) {
    border-color: var(--ca-action);
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    font-weight: var(--ca-fw-strong);
  }
  > label:has(:disabled) {
    border-color: var(--ca-border-1);
    background: var(--ca-bg-sunken);
  }
`;
