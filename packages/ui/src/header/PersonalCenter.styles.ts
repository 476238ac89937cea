import { css, styled } from 'styled-components';

export const Profile = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-3);

  & p {
    color: var(--text-2);
    font-size: var(--fs-sm);
    line-height: var(--lh-sm);
  }

  & [data-part='name'] {
    color: var(--text-1);
    font-size: var(--fs-body);
    font-weight: var(--fw-strong);
  }

  & [data-part='phone'] {
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
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
  gap: var(--s-2);
  width: 100%;
  min-height: max(2.25rem, 34px);
  padding: 0 var(--s-3);
  border-radius: var(--r-sm);
  color: var(--text-1);

  &:hover {
    background: var(--bg-selected);
    color: var(--text-brand-strong);
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
  margin-top: var(--s-3);

  & > li[data-part='logout'] {
    margin-top: var(--s-1);
    padding-top: var(--s-1);
    border-top: 1px solid var(--border-1);
  }
`;

export const ActionLink = styled.a`
  ${row}
`;

export const ActionButton = styled.button`
  ${row}
`;
