import { styled } from 'styled-components';

/** A ticket: the amount stands on a tinted stub with two notches. */
export const Ticket = styled.div`
  --stub: 5.5rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--stub) minmax(0, 1fr) auto;
  grid-template-rows: 1fr auto; /* the dates span the columns of facts and button */
  border: 1px solid var(--ca-border-2);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  &::before,
  &::after {
    content: '';
    position: absolute;
    left: calc(var(--stub) - 7px);
    width: 14px;
    height: 8px;
    border: 1px solid var(--ca-border-2);
    background: var(--ca-bg-overlay);
  }
  &::before {
    top: -1px;
    border-top: 0;
    border-radius: 0 0 14px 14px;
  }
  &::after {
    bottom: -1px;
    border-bottom: 0;
    border-radius: 14px 14px 0 0;
  }
  &[data-over] {
    background: var(--ca-bg-subtle);
  }
  [data-mode='elder'] & {
    grid-template-columns: var(--stub) minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
  }
`;

export const Stub = styled.p`
  display: grid;
  grid-row: 1 / -1;
  place-content: center;
  padding: var(--ca-s-4) var(--ca-s-2);
  border-right: 1px dashed var(--ca-border-2);
  border-radius: var(--ca-r-lg) 0 0 var(--ca-r-lg);
  background: var(--ca-bg-brand-soft);
  color: var(--ca-text-brand-strong);
  font-size: var(--ca-fs-h2);
  line-height: 1.1;
  font-weight: var(--ca-fw-strong);
  text-align: center;

  & small {
    font-size: 0.5em;
  }
  [data-over] > & {
    background: var(--ca-bg-sunken);
    color: var(--ca-text-2);
  }
`;

export const Facts = styled.div`
  display: grid;
  align-content: center;
  gap: 2px;
  min-width: 0;
  padding: var(--ca-s-3) var(--ca-s-3) 0;

  & > [data-part='condition'] {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    line-height: var(--ca-lh-body);
    font-weight: var(--ca-fw-strong);
  }
  & > [data-part='scope'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }
`;

export const Dates = styled.div`
  display: grid;
  grid-column: 2 / -1;
  gap: 2px;
  padding: 2px var(--ca-s-3) var(--ca-s-3);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  line-height: var(--ca-lh-caption);

  & > p {
    text-wrap: balance; /* no “3 张” alone on a line */
  }
  & > p > span {
    white-space: nowrap;
  }
  & > [data-part='soon'] {
    color: var(--ca-warning-fg);
    font-weight: var(--ca-fw-strong);
  }
  & > [data-part='problem'] {
    color: var(--ca-danger-fg);
  }
`;

export const End = styled.div`
  display: grid;
  align-content: center;
  padding: var(--ca-s-3) var(--ca-s-3) 0 0;
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  [data-mode='elder'] & {
    grid-column: 2;
    justify-items: start;
    padding: var(--ca-s-2) var(--ca-s-3) 0;
  }
`;
