import { styled } from 'styled-components';

export const Screen = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);

  > [data-component='Breadcrumb'] {
    margin-bottom: calc(-1 * var(--ca-s-2));
  }
  > [data-component='PageHeading'] {
    margin-bottom: 0;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 22rem;
  align-items: start;
  gap: var(--ca-s-6);

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
`;

/** Blocks inside the main card, apart from the track above them. */
export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-4);
  margin-top: var(--ca-s-8);

  h2 {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  /* headings take the focus to be read, not to be used */
  h2:focus {
    outline: 0;
    box-shadow: none;
  }
`;

export const Hints = styled.ul`
  display: grid;
  gap: var(--ca-s-3);

  li {
    display: flex;
    gap: var(--ca-s-2);
  }
  [data-component='Icon'] {
    margin-top: 0.2em;
    color: var(--ca-text-brand);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const BrokenTitle = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-3);
  margin-bottom: var(--ca-s-1);
`;
