import { styled } from 'styled-components';

export const ChatRoot = styled.section`
  display: flex;
  flex-direction: column;
  height: 40rem;
  max-height: calc(100vh - 8rem);
  min-height: 360px;
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  overflow: hidden;

  > h2 {
    padding: var(--ca-s-3) var(--ca-s-5);
    border-bottom: 1px solid var(--ca-border-1);
    font-weight: var(--ca-fw-strong);
  }
  > [data-part='log'] {
    flex: 1;
    min-height: 0;
    padding: var(--ca-s-5);
    overflow-y: auto;
  }
  [data-part='log'] > p {
    color: var(--ca-text-2);
  }
  li + li {
    margin-top: var(--ca-s-5);
  }
  [data-part='who'] {
    display: flex;
    justify-content: space-between;
    gap: var(--ca-s-4);
  }
  [data-part='who'] > b {
    font-size: var(--ca-fs-sm);
    font-weight: var(--ca-fw-strong);
  }
  li[data-own] [data-part='who'] > b {
    color: var(--ca-text-brand-strong);
  }
  time {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  > [data-part='news'] {
    display: grid;
    justify-items: center;
    height: 0;
    transform: translateY(calc(-100% - 2.75rem));
  }
  > form {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--ca-s-2);
    padding: var(--ca-s-4) var(--ca-s-5);
    border-top: 1px solid var(--ca-border-1);
  }
  > form > div {
    display: flex;
    gap: var(--ca-s-2);
  }
  > form > div > :first-child {
    flex: 1;
    min-width: 0;
  }
  > form > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  @media (max-width: 1279.98px) {
    height: 30rem;
  }
`;
