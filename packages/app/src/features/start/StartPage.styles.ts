import { styled } from 'styled-components';

/** A name with its number below. */
export const Lines = styled.span`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;

  > b {
    font-weight: var(--ca-fw-strong);
  }
  > small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    font-variant-numeric: tabular-nums;
  }
`;

/** Rows of a card with one action at the end. */
export const Rows = styled.ul`
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-4);
    min-height: var(--ca-row-h);
    padding: var(--ca-s-3) var(--ca-card-pad);
    border-top: 1px solid var(--ca-border-1);
  }
  > li > :first-child {
    flex: 1 1 12em;
  }
`;

/** The certificate's end date in words is the largest text of its card. */
export const Until = styled.p`
  margin-bottom: var(--ca-s-1);
  color: var(--ca-text-1);
  font-size: var(--ca-fs-h2);
  font-weight: var(--ca-fw-strong);
  line-height: var(--ca-lh-h2);

  @media (max-width: 767.98px) {
    font-size: var(--ca-fs-h3); /* the whole date beside its word */
  }
`;

export const Quiet = styled.p`
  color: var(--ca-text-2);
`;

export const Acts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2) var(--ca-s-4);
  margin-top: var(--ca-s-4);
`;

/** Counts by state: first the shares as one bar, then each count with its label. */
export const Share = styled.div`
  display: flex;
  gap: 2px;
  height: 0.5rem;
  margin-bottom: var(--ca-s-4);
  border-radius: var(--ca-r-full);
  overflow: hidden;

  > span {
    min-width: 4px;
    background: var(--local-tone);
  }
`;

export const Legend = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-2) var(--ca-s-6);

  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    min-height: 44px;
    color: var(--ca-text-1);
  }
  i {
    width: 0.75rem;
    height: 0.75rem;
    border-radius: var(--ca-r-sm);
    background: var(--local-tone);
  }
  b {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;

/** Large targets side by side; on a phone and in 长辈版 rows to read from top to bottom. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--ca-s-4);

  &[data-dense] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    gap: var(--ca-s-2);
  }
  [data-mode='elder'] && {
    grid-template-columns: minmax(0, 1fr);
  }
  > li {
    display: grid;
  }
  > li > a {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: var(--ca-s-1);
    min-height: 64px;
    padding: var(--ca-s-4);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-md);
    background: var(--ca-bg-surface);
    color: var(--ca-text-1);
    white-space: normal; /* the hotline's tile says its hours too */
  }
  a:hover {
    border-color: var(--ca-border-brand);
    text-decoration: none;
  }
  a > [data-component='Icon'] {
    color: var(--ca-text-brand);
  }
  /* a row reads from left to right */
  [data-mode='elder'] && a {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    column-gap: var(--ca-s-3);
  }
  [data-mode='elder'] && a > span {
    grid-column: 2;
  }
  span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

/** A less prominent line at the end of the page. */
export const PublicLinks = styled.nav`
  margin-top: var(--ca-s-8);
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--ca-s-6);
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;
