import { styled } from 'styled-components';

export const LicenseGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ca-s-5);

  > li {
    display: grid;
    padding: 6px;
    border: 1px solid var(--ca-border-brand);
    border-radius: var(--ca-r-md);
  }
  > li > div {
    position: relative;
    min-height: 7.5rem;
    padding: var(--ca-s-4);
    border: 1px solid var(--ca-motif);
    border-radius: var(--ca-r-sm);
  }
  h3 {
    font-family: var(--ca-font-seal);
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: 1.35;
  }
  /* beside the seal */
  p {
    margin-top: var(--ca-s-2);
    padding-right: 3.5rem;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    overflow-wrap: anywhere;
  }
  [data-part='number'] {
    font-family: var(--ca-font-mono);
  }
  [data-component='SealStamp'] {
    position: absolute;
    right: var(--ca-s-3);
    bottom: var(--ca-s-3);
    width: 3.25rem;
    height: 3.25rem;
    transform: rotate(-8deg);
  }
  /* Large type needs the width of a column, not always the page's. */
  [data-mode='elder'] & {
    grid-template-columns: repeat(auto-fit, minmax(min(22rem, 100%), 1fr));
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-4);
  }
`;
