import { styled } from 'styled-components';

export const SmsRow = styled.div`
  display: flex;
  gap: var(--s-2);

  > [data-part='frame'] {
    flex: 1;
    min-width: 0;
  }
  > button {
    flex: none;
    min-width: 8.5em;
  }
`;
