import { styled } from 'styled-components';

export const DoneBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);

  /* it takes the focus to be read, not to be used */
  h2:focus {
    outline: 0;
    box-shadow: none;
  }
  p {
    margin-top: var(--s-2);
    color: var(--text-2);
  }
  [data-component='SealStamp'] {
    width: max(6rem, 88px);
    height: auto;
    color: var(--seal);
    transform: rotate(-8deg);
  }
  &[data-actions] {
    justify-content: flex-start;
    gap: var(--s-3);
  }
`;
