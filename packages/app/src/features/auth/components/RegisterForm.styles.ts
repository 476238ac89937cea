import { styled } from 'styled-components';

export const RegisterRoot = styled.div`
  max-width: 78rem;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter) 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--ca-s-4);
    margin-bottom: var(--ca-s-6);
  }
  h1 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  header p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    padding: 24px 16px 0;
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: var(--ca-s-6);
`;

export const RoleTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--ca-s-2);

  [data-component='Icon'] {
    color: var(--ca-text-brand);
  }
`;

export const JoinHint = styled.p`
  display: flex;
  gap: var(--ca-s-2);
  margin-top: var(--ca-s-4);
  padding: var(--ca-s-3) var(--ca-s-4);
  border: 1px dashed var(--ca-border-control);
  border-radius: var(--ca-r-lg);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  [data-component='Icon'] {
    margin-top: 0.15em;
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--ca-s-5) var(--ca-s-6);

  @media (max-width: 1279.98px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  [data-mode='elder'] & {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 767.98px) {
    &,
    [data-mode='elder'] & {
      grid-template-columns: minmax(0, 1fr);
      gap: 18px;
    }
  }
`;

export const SubmitRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-4);

  > button {
    min-width: 12rem;
  }
  > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 767.98px) {
    > button {
      width: 100%;
    }
  }
`;

export const RequiredMark = styled.span`
  color: var(--ca-text-3);
  font-size: var(--ca-fs-caption);
  font-weight: var(--ca-fw-regular);
`;

export const Strength = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);

  [data-part='bars'] {
    display: inline-flex;
    gap: 3px;
  }
  [data-part='bars'] > span {
    width: 1.5rem;
    height: 6px;
    border-radius: 3px;
    background: var(--ca-bg-sunken);
  }
  &[data-level='1'] [data-part='bars'] > :nth-child(-n + 1) {
    background: var(--ca-danger-solid);
  }
  &[data-level='2'] [data-part='bars'] > :nth-child(-n + 2) {
    background: var(--ca-warning-solid);
  }
  &[data-level='3'] [data-part='bars'] > span {
    background: var(--ca-success-solid);
  }
`;
