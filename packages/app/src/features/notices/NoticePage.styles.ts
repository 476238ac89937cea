import { styled } from 'styled-components';

export const Signature = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ca-s-3) var(--ca-s-6);
  max-width: var(--ca-container-text);
  margin-top: var(--ca-s-8);
  font-size: var(--ca-fs-body-lg);
  line-height: var(--ca-lh-body-lg);
  text-align: right;
  break-inside: avoid;

  > svg {
    width: max(5.75rem, 80px);
    height: max(5.75rem, 80px);
    transform: rotate(-8deg);
  }
  [data-mode='elder'] & {
    max-width: none;
  }
  @media print {
    max-width: none;
  }
`;

export const Neighbors = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-6);
  margin-top: var(--ca-s-10);
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  > * {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2);
    max-width: 22em;
    min-height: max(2.75rem, 44px);
  }
  > span {
    color: var(--ca-text-2);
  }
  > [data-way='next'] {
    margin-left: auto;
    text-align: right;
  }
  > a > span {
    display: grid;
  }
  [data-part='way'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
  @media (max-width: 767.98px) {
    > * {
      max-width: none;
    }
  }
`;
