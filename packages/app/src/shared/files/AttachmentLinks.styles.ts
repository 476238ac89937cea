import { styled } from 'styled-components';

export const AttachmentRow = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);

  small {
    margin-left: var(--ca-s-1);
    color: var(--ca-fg-3);
  }
`;
