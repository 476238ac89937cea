import { styled } from 'styled-components';

export const AttachmentRows = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  a {
    display: flex;
    align-items: center;
    gap: var(--ca-s-3);
    min-height: max(3.5rem, 52px);
    padding: var(--ca-s-2) 0;
    color: var(--ca-text-1);
  }
  a:hover [data-part='name'] {
    color: var(--ca-text-link);
  }
  [data-part='grow'] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  [data-part='size'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
`;
