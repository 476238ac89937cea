import { styled } from 'styled-components';

export const AttachmentRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);

  > li {
    min-width: 0;
    max-width: 100%;
  }
  /* long names wrap, and large type makes short ones wide */
  [data-component='Button'] {
    grid-template-columns: auto minmax(0, 1fr) auto;
    max-width: 100%;
    padding-block: var(--ca-s-1);
    overflow-wrap: anywhere;
    text-align: start;
    white-space: normal;
  }
  small {
    white-space: nowrap;
    margin-left: var(--ca-s-1);
    color: var(--ca-fg-3);
  }
`;
