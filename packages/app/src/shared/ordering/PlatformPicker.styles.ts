import { styled } from 'styled-components';

export const PlatformList = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-md);

  /* the whole row is clickable, its price is on the right */
  > label {
    display: flex;
    align-items: center;
    padding: var(--ca-s-4);
  }
  @media (max-width: 767.98px) {
    > label {
      padding-block: var(--ca-s-3);
    }
  }
  > label + label {
    border-top: 1px solid var(--ca-border-1);
  }
  > label > span:last-child {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--ca-s-4);
  }
  &[aria-invalid='true'] {
    border-color: var(--ca-danger-fg);
  }
`;

export const RowNote = styled.span`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-body);

  :disabled ~ &,
  label:has(:disabled) & {
    color: inherit;
  }
`;
