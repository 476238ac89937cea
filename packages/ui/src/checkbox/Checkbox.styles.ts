import { styled } from 'styled-components';

export const CheckboxLabel = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: var(--s-2);
  cursor: pointer;

  &:hover > [data-part='mark']:not(:has(:disabled)) {
    border-color: var(--action);
  }
  &:has(:disabled) {
    color: var(--text-3);
    cursor: not-allowed;
  }
  @media (pointer: coarse) {
    min-height: 44px;
    align-items: center;
  }
`;
