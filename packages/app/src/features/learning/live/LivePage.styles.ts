import { styled } from 'styled-components';

export const ViewerCount = styled.span`
  padding: 0.15em 0.6em;
  border-radius: var(--ca-r-sm);
  background: var(--ca-bg-overlay);
  font-size: var(--ca-fs-sm);
`;

export const Countdown = styled.span`
  color: var(--ca-text-1);
  font-size: var(--ca-fs-h1);
  font-weight: var(--ca-fw-strong);
  line-height: var(--ca-lh-h1);
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-2);
`;

export const Below = styled.div`
  display: grid;
  gap: var(--ca-s-6);
`;
