import { styled } from 'styled-components';

export const FieldRoot = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--ca-s-2);
  min-width: 0;
`;

export const LabelRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  line-height: var(--ca-lh-body);

  > label,
  > [data-part='label'] {
    font-weight: var(--ca-fw-strong);
  }
  /* labelEnd wraps before the label does */
  > :is(label, [data-part='label']):not(:only-child) {
    flex: none;
    max-width: 65%;
  }
  /* the line stays as high as its text; on touch screens only the target grows, mostly upwards, away from the control */
  @media (pointer: coarse), (max-width: 767.98px) {
    > a {
      position: relative;
    }
    > a::after {
      content: '';
      position: absolute;
      inset: -16px -8px -8px;
    }
  }
`;

export const LabelMark = styled.span`
  color: var(--ca-text-3);
  font-size: var(--ca-fs-caption);
  font-weight: var(--ca-fw-regular);
`;

export const Hint = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
  line-height: var(--ca-lh-sm);
`;

export const ErrorText = styled.p`
  display: flex;
  gap: var(--ca-s-1);
  color: var(--ca-danger-fg);
  font-size: var(--ca-fs-sm);
  font-weight: var(--ca-fw-strong);
  line-height: var(--ca-lh-sm);

  > [data-component='Icon'] {
    width: 1.1em;
    height: 1.1em;
    margin-top: 0.2em;
  }
`;
