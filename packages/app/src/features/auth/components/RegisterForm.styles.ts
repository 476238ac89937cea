import { styled } from 'styled-components';

/* The answers are beside the question where there is room; on a phone and in large type only the question is shown. */
export const RegisterRoot = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  align-items: start;
  gap: var(--ca-s-8);
  max-width: 76rem;
  margin: 0 auto;
  padding: var(--ca-s-10) var(--ca-gutter) 0;

  > * {
    min-width: 0;
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
    max-width: 64rem;
  }
  [data-mode='elder'] & > aside {
    display: none;
  }
  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);

    > aside {
      display: none;
    }
  }
  @media (max-width: 767.98px) {
    padding: 16px 16px 0;
  }
`;

export const Panel = styled.section`
  padding: var(--ca-s-10) var(--ca-s-12);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  h1 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  h1:focus-visible {
    outline: none;
    box-shadow: none;
  }
  > [data-part='lead'] {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    padding: var(--ca-s-5) var(--ca-s-4);
  }
`;

export const Place = styled.div`
  margin-bottom: var(--ca-s-6);

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: var(--ca-s-1) var(--ca-s-4);
    margin-bottom: var(--ca-s-2);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

/* Stacked fields, no wider than their values. */
export const Questions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-5);
  max-width: 34rem;
  margin-top: var(--ca-s-6);

  &[data-wide] {
    max-width: none;
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ca-s-3);
  margin-top: var(--ca-s-8);
  padding-top: var(--ca-s-6);
  border-top: 1px solid var(--ca-border-1);

  > [type='submit'] {
    min-width: 9rem;
    margin-left: auto;
  }
  @media (max-width: 767.98px) {
    > button {
      flex: 1;
    }
  }
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
  padding: var(--ca-s-3) var(--ca-s-4);
  border: 1px dashed var(--ca-border-control);
  border-radius: var(--ca-r-lg);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);

  [data-component='Icon'] {
    margin-top: 0.15em;
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
