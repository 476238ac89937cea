import { styled } from 'styled-components';

export const OrderRows = styled.ul`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4) var(--ca-card-pad);
    border-top: 1px solid var(--ca-border-1);
  }
  label {
    align-items: center;
    min-width: 0;
    font-weight: var(--ca-fw-strong);
  }
  small {
    display: block;
    color: var(--ca-text-2);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-caption);
    font-weight: var(--ca-fw-regular);
  }
  > li > strong {
    flex: none;
    font-weight: var(--ca-fw-strong);
  }
`;

/** The amounts paid by balance and by Alipay, as a bar and in figures. */
export const SplitRoot = styled.div`
  > [data-part='bar'] {
    display: flex;
    gap: 2px;
    height: max(0.5rem, 8px);
    margin-block: var(--ca-s-3) var(--ca-s-2);
  }
  > [data-part='bar'] > span {
    flex: var(--local-share) 0 0;
    border-radius: var(--ca-r-full);
    background: var(--ca-action);
  }
  > [data-part='bar'] > [data-means='balance'] {
    background: var(--ca-success-fg);
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ca-s-1) var(--ca-s-4);
    font-size: var(--ca-fs-sm);
  }
`;

export const CodeRoom = styled.div`
  max-width: 24rem;
`;

/** `data-bar`: below 1280px the button is in the bottom bar, and this place only shows what must be done first. */
export const PayRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);

  @media (max-width: 1279.98px) {
    &[data-bar] > button,
    &[data-bar]:not([data-obstacle]) {
      display: none;
    }
  }
`;

/** The fields to fill in before payment, stacked. */
export const Steps = styled.div`
  display: grid;
  gap: var(--ca-s-5);
`;
