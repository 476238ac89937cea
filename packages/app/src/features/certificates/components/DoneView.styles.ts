import { styled } from 'styled-components';

/** Read digit by digit: each as wide as the next. */
export const Serial = styled.span`
  font-family: var(--font-mono);
  font-size: var(--fs-sm);
`;

export const DoneBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-4);

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
