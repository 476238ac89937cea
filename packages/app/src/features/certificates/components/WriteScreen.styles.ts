import { styled } from 'styled-components';
import { PageStack, SideColumns } from '../../../shared/page/index.js';

export const Screen = styled(PageStack)`
  > [data-component='PageHeading'] {
    margin-bottom: 0;
  }
`;

export const Columns = styled(SideColumns)`
  --local-side: 22rem;
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
  /* headings are focused to be read, not to be used */
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
