import { styled } from 'styled-components';

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: var(--ca-s-2) var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-card-pad);
  border-top: 1px solid var(--ca-border-1);

  &:focus-within {
    background: var(--ca-bg-selected);
    box-shadow: inset 3px 0 0 var(--ca-action);
  }
  [data-part='text'] {
    display: grid;
    gap: 2px;
  }
  [data-part='text'] > [data-part='label'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  /* on a phone two buttons stay beside the text; they wrap only if the text would be a few characters wide */
  @media (max-width: 479.98px) {
    gap: var(--ca-s-2) var(--ca-s-3);
  }
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  @media (max-width: 767.98px) {
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const Finding = styled.span`
  display: inline-flex;
  align-items: flex-start;
  gap: 0.35em;
  color: var(--ca-warning-fg);
  font-size: var(--ca-fs-sm);

  &[data-passed] {
    color: var(--ca-text-2);
  }
  &[data-passed] > [data-component='Icon'] {
    color: var(--ca-success-fg);
  }
  > [data-component='Icon'] {
    width: 1.15em;
    height: 1.15em;
    margin-top: 0.2em;
  }
`;

export const FailureFields = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-2);
`;
