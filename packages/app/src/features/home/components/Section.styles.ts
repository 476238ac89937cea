import { styled } from 'styled-components';

export const SectionRoot = styled.section`
  padding-top: var(--ca-s-16);

  @media (max-width: 1279.98px) {
    padding-top: var(--ca-s-10);
  }
`;

export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  justify-content: space-between;
  gap: var(--ca-s-2) var(--ca-s-4);
  margin-bottom: var(--ca-s-6);

  h2 {
    font-size: var(--ca-fs-h2);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h2);
  }
  p {
    margin-top: var(--ca-s-1);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    margin-bottom: var(--ca-s-4);
  }
`;

export const More = styled.span`
  > a {
    display: inline-flex;
    align-items: center;
    gap: 0.25em;
    min-height: 24px;
    white-space: nowrap;
  }
  @media (pointer: coarse) {
    > a {
      min-height: 44px;
    }
  }
`;
