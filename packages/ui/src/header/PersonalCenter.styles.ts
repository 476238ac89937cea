import { css, styled } from 'styled-components';

export const Profile = styled.div`
  display: flex;
  align-items: center;
  gap: var(--ca-s-3);

  & p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
    line-height: var(--ca-lh-sm);
  }

  & [data-part='name'] {
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    font-weight: var(--ca-fw-strong);
  }

  & [data-part='phone'] {
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }
`;

export const Panel = styled.div`
  width: 15rem;
  min-width: 13.5rem;

  [data-mode='elder'] & {
    width: 20rem;
  }
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--ca-s-2);
  width: 100%;
  min-height: max(2.25rem, 34px);
  padding: 0 var(--ca-s-3);
  border-radius: var(--ca-r-sm);
  color: var(--ca-text-1);

  &:hover {
    background: var(--ca-bg-selected);
    color: var(--ca-text-brand-strong);
    text-decoration: none;
  }

  @media (pointer: coarse), (max-width: 767.98px) {
    min-height: 44px;
  }

  [data-mode='elder'] & {
    min-height: 60px;
  }
`;

export const ActionList = styled.ul`
  margin-top: var(--ca-s-3);

  & > li[data-part='logout'] {
    margin-top: var(--ca-s-1);
    padding-top: var(--ca-s-1);
    border-top: 1px solid var(--ca-border-1);
  }
`;

export const ActionLink = styled.a`
  ${row}
`;

export const ActionButton = styled.button`
  ${row}
`;
