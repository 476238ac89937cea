import { styled } from 'styled-components';

export const SmsRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);

  /* the button wraps below where six digits would not stay readable */
  > [data-part='frame'] {
    flex: 1 1 6.5em;
    width: auto;
    min-width: 0;
  }
  > button {
    flex: 0 0 auto;
    min-width: 8.5em;
  }
`;
