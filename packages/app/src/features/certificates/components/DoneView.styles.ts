import { styled } from 'styled-components';

/** Read digit by digit: tabular figures. */
export const Serial = styled.span`
  font-family: var(--ca-font-mono);
  font-size: var(--ca-fs-sm);
`;

export const DoneBox = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-4);

  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  [data-component='SealStamp'] {
    width: max(6rem, 88px);
    height: auto;
    color: var(--ca-seal);
    transform: rotate(-8deg);
  }
  &[data-actions] {
    justify-content: flex-start;
    gap: var(--ca-s-3);
  }
`;
