import { styled } from 'styled-components';

export const PanelRoot = styled.section`
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  /* it gets the focus between two phases, so that reading continues here */
  &:focus-visible {
    outline: 0;
    box-shadow: none;
  }
`;

export const PanelBody = styled.div`
  display: grid;
  gap: var(--ca-s-4);
  padding: var(--ca-s-5) var(--ca-s-6) var(--ca-s-6);

  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  > p,
  [data-part='why'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }
  [data-part='text'] {
    display: grid;
    gap: var(--ca-s-2);
  }
  @media (max-width: 767.98px) {
    padding: 16px;
  }
`;

export const Picture = styled.div`
  display: grid;
  place-items: center;
  height: 7.5rem;
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-brand-soft);

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
  gap: var(--ca-s-2);
`;

/** A sketch of the browser's permission prompt: where to look and which button. */
export const Bubble = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  max-width: 22rem;
  padding: var(--ca-s-4);
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-lg);
  box-shadow: var(--ca-shadow-2);
  font-size: var(--ca-fs-sm);

  strong {
    font-weight: var(--ca-fw-strong);
  }
  [data-part='line'] {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
  }
  [data-part='choices'] {
    display: flex;
    justify-content: flex-end;
    gap: var(--ca-s-2);
  }
  [data-part='choice'] {
    display: inline-grid;
    place-items: center;
    min-height: max(2rem, 30px);
    padding: 0 1.25em;
    border: 1px solid var(--ca-border-control);
    border-radius: var(--ca-r-full);
  }
  [data-part='choice'][data-chosen] {
    border: 2px solid var(--ca-action);
    color: var(--ca-text-link);
    font-weight: var(--ca-fw-strong);
  }
`;

export const StepList = styled.ol`
  display: grid;
  gap: var(--ca-s-3);
  counter-reset: step;

  li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    counter-increment: step;
  }
  li::before {
    display: grid;
    flex: none;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--ca-r-full);
    background: var(--ca-bg-sunken);
    content: counter(step);
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
  }
`;

export const UnreadList = styled.ul`
  display: grid;
  gap: var(--ca-s-2);
  font-size: var(--ca-fs-sm);

  li {
    display: flex;
    gap: var(--ca-s-2);
  }
  [data-component='Icon'] {
    margin-top: 0.15em;
    color: var(--ca-danger-fg);
  }
`;
