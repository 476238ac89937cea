import { styled } from 'styled-components';

/* its buttons are items of the bar around it */
export const BulkActionsRoot = styled.div`
  display: contents;

  > [data-part='action'] {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
