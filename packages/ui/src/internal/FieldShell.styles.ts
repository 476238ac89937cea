import { styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--s-2);
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  line-height: var(--lh-body);

  > label,
  > [data-part='label'] {
    font-weight: var(--fw-strong);
  }
`;

export const LabelMark = styled.span`
  color: var(--text-3);
  font-size: var(--fs-caption);
  font-weight: var(--fw-regular);
`;

export const Hint = styled.p`
  color: var(--text-2);
  font-size: var(--fs-sm);
  line-height: var(--lh-sm);
`;

export const ErrorText = styled.p`
  display: flex;
  gap: var(--s-1);
  color: var(--danger-fg);
  font-size: var(--fs-sm);
  font-weight: var(--fw-strong);
  line-height: var(--lh-sm);

  > [data-component='Icon'] {
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.2em;
  }
`;
