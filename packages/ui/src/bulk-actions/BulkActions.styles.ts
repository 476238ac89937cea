import { styled } from 'styled-components';

export const BulkActionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  /* its buttons are items of the bar */
  [data-part='bulk'] > && {
    display: contents;
  }

  > [data-part='action'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
