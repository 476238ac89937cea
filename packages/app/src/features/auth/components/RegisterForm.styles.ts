import { styled } from 'styled-components';

export const RegisterRoot = styled.div`
  max-width: 78rem;
  margin: 0 auto;
  padding: var(--s-10) var(--gutter) 0;

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-end;
    justify-content: space-between;
    gap: var(--s-4);
    margin-bottom: var(--s-6);
  }
  h1 {
    font-size: var(--fs-h2);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h2);
  }
  header p {
    margin-top: var(--s-2);
    color: var(--text-2);
  }
  @media (max-width: 767.98px) {
    padding: 24px 16px 0;
  }
`;

export const Sections = styled.div`
  display: grid;
  gap: var(--s-6);
`;

export const RoleTitle = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--s-2);

  [data-component='Icon'] {
    color: var(--text-brand);
  }
`;

export const JoinHint = styled.p`
  display: flex;
  gap: var(--s-2);
  margin-top: var(--s-4);
  padding: var(--s-3) var(--s-4);
  border: 1px dashed var(--border-control);
  border-radius: var(--r-lg);
  color: var(--text-2);
  font-size: var(--fs-sm);

  [data-component='Icon'] {
    margin-top: 0.15em;
  }
`;

export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  align-items: start;
  gap: var(--s-5) var(--s-6);

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
  gap: var(--s-4);

  > button {
    min-width: 12rem;
  }
  > p {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
  @media (max-width: 767.98px) {
    > button {
      width: 100%;
    }
  }
`;

export const RequiredMark = styled.span`
  color: var(--text-3);
  font-size: var(--fs-caption);
  font-weight: var(--fw-regular);
`;

export const ChooseOne = styled.span`
  color: var(--text-2);
  font-size: var(--fs-sm);
`;

export const Strength = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2);

  [data-part='bars'] {
    display: inline-flex;
    gap: 3px;
  }
  [data-part='bars'] > span {
    width: 1.5rem;
    height: 6px;
    border-radius: 3px;
    background: var(--bg-sunken);
  }
  &[data-level='1'] [data-part='bars'] > :nth-child(-n + 1) {
    background: var(--danger-solid);
  }
  &[data-level='2'] [data-part='bars'] > :nth-child(-n + 2) {
    background: var(--warning-solid);
  }
  &[data-level='3'] [data-part='bars'] > span {
    background: var(--success-solid);
  }
`;
