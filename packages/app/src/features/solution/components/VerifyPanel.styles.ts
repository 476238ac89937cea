import { styled } from 'styled-components';

export const VerifyGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 34rem;
  align-items: start;
  gap: var(--ca-s-6);
  scroll-margin-top: calc(var(--ca-header-h) + var(--ca-s-4));

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-6);
    min-width: 0;
  }
  [data-component='Alert'] + [data-component='Alert'],
  [data-part='drop'] + [data-component='Alert'] {
    margin-top: var(--ca-s-4);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const DropPlace = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-3);
  padding: var(--ca-s-12) var(--ca-s-4);
  border: 2px dashed var(--ca-border-control);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-subtle);
  text-align: center;

  &[data-over] {
    border-color: var(--ca-action);
    background: var(--ca-bg-selected);
  }
  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const FileHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  margin-bottom: var(--ca-s-4);

  > div {
    flex: 1;
    min-width: 10em;
    overflow-wrap: anywhere;
  }
  b {
    display: block;
    font-weight: var(--ca-fw-strong);
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

/* An empty sheet with the positions of the signatures; the page's content is not needed here. */
export const Sheet = styled.figure`
  display: grid;
  justify-items: center;
  gap: var(--ca-s-2);
  padding: var(--ca-s-6);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);

  & + & {
    margin-top: var(--ca-s-4);
  }
  > div {
    position: relative;
    width: min(22rem, 100%);
    border: 1px solid var(--ca-border-2);
    background: var(--ca-bg-surface);
    aspect-ratio: 210 / 297;
  }
  > figcaption {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  span {
    position: absolute;
    border: 2px solid var(--ca-warning-fg);
    border-radius: var(--ca-r-sm);
  }
  span[data-verdict='valid'] {
    border-color: var(--ca-success-solid);
  }
  span[data-verdict='invalid'] {
    border-color: var(--ca-danger-solid);
    border-style: dashed;
  }
  span > b {
    position: absolute;
    top: -2px;
    left: -2px;
    min-width: 22px;
    padding: 0 4px;
    border-radius: var(--ca-r-sm);
    background: var(--ca-bg-inverse);
    color: var(--ca-text-inverse);
    font-size: var(--ca-fs-caption);
    text-align: center;
  }
`;

export const SignatureList = styled.ol`
  display: grid;
  gap: var(--ca-s-4);
  margin: var(--ca-s-5) 0;

  > li {
    padding: var(--ca-s-4) var(--ca-s-5);
    border: 1px solid var(--ca-border-1);
    border-left: 4px solid var(--ca-warning-fg);
    border-radius: var(--ca-r-md);
  }
  > li[data-verdict='valid'] {
    border-left-color: var(--ca-success-solid);
  }
  > li[data-verdict='invalid'] {
    border-left-color: var(--ca-danger-solid);
  }
  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
  }
  dl {
    display: grid;
    gap: var(--ca-s-1);
    margin-top: var(--ca-s-3);
    font-size: var(--ca-fs-sm);
  }
  dl > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
    gap: var(--ca-s-2);
  }
  dt {
    color: var(--ca-text-2);
  }
  dd[data-bad] {
    color: var(--ca-danger-fg);
    font-weight: var(--ca-fw-strong);
  }
  li[data-verdict='unsure'] dd[data-bad] {
    color: var(--ca-warning-fg);
  }
`;

export const SampleRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-3);
    min-height: max(2.75rem, 44px);
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const Limits = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;
