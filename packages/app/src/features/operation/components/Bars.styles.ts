import { styled } from 'styled-components';

export const BarTable = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: var(--ca-fs-sm);

  caption {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }

  th {
    width: 45%;
    padding: var(--ca-s-1) var(--ca-s-3) var(--ca-s-1) 0;
    font-weight: inherit;
    text-align: left;
  }

  [data-mode='elder'] & tr {
    height: 60px;
  }

  td {
    padding: var(--ca-s-1) 0;
    font-variant-numeric: tabular-nums;
    text-align: right;
    background:
      linear-gradient(var(--ca-action), var(--ca-action)) no-repeat left center /
        calc(var(--local-share) * (100% - 4.5em)) 0.75em,
      linear-gradient(var(--ca-bg-sunken), var(--ca-bg-sunken)) no-repeat left center / calc(100% - 4.5em)
        0.75em;
  }

  /* short labels such as months leave more space for the bars */
  [data-wide] & th {
    width: 8em;
  }
`;
