import { styled } from 'styled-components';

export const PanelRoot = styled.section`
  border: 1px solid var(--border-1);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  overflow: hidden;

  /* it takes the focus between two phases, to be read on from */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const PanelBody = styled.div`
  display: grid;
  gap: var(--s-4);
  padding: var(--s-5) var(--s-6) var(--s-6);

  h2 {
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h5);
  }
  > p,
  [data-part='why'] {
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: var(--lh-sm);
  }
  [data-part='text'] {
    display: grid;
    gap: var(--s-2);
  }
  @media (max-width: 767.98px) {
    padding: 16px;
  }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 7.5rem;
  border-radius: var(--r-md);
  background: var(--bg-brand-soft);

  svg {
    width: auto;
    height: 5.5rem;
  }
  &[data-plain] {
    background: none;
  }
  [data-mode='elder'] & {
    display: none;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);
`;

/** A sketch of the browser's own question: where to look and which button. */
export const Bubble = styled.div`
  display: grid;
  gap: var(--s-3);
  max-width: 22rem;
  padding: var(--s-4);
  border: 1px solid var(--border-2);
  border-radius: var(--r-lg);
  box-shadow: var(--shadow-2);
  font-size: var(--fs-sm);

  strong {
    font-weight: var(--fw-strong);
  }
  [data-part='line'] {
    display: flex;
    align-items: center;
    gap: var(--s-2);
  }
  [data-part='choices'] {
    display: flex;
    justify-content: flex-end;
    gap: var(--s-2);
  }
  [data-part='choice'] {
    display: inline-grid;
    place-items: center;
    min-height: max(2rem, 30px);
    padding: 0 1.25em;
    border: 1px solid var(--border-control);
    border-radius: var(--r-full);
  }
  [data-part='choice'][data-chosen] {
    border: 2px solid var(--action);
    color: var(--text-link);
    font-weight: var(--fw-strong);
  }
`;

export const StepList = styled.ol`
  display: grid;
  gap: var(--s-3);
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    counter-increment: step;
  }
  li::before {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--r-full);
    background: var(--bg-sunken);
    content: counter(step);
    font-size: var(--fs-sm);
    font-weight: var(--fw-strong);
  }
`;

export const UnreadList = styled.ul`
  display: grid;
  gap: var(--s-2);
  font-size: var(--fs-sm);

  li {
    display: flex;
    gap: var(--s-2);
  }
  [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--danger-fg);
  }
`;
