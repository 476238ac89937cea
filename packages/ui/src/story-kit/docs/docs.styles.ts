import { styled } from 'styled-components';

/** Styles of the documentation parts that MDX does not provide. They are in Storybook's page, not in ours. */
export const Rows = styled.table`
  width: 100%;
  margin: 16px 0;
  border-collapse: collapse;
  font-size: 13px;
  line-height: 1.5;
  th,
  td {
    padding: 8px 12px 8px 0;
    text-align: start;
    vertical-align: top;
    border-bottom: 1px solid #d5dbe3;
  }
  code {
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    font-size: 12px;
  }
  th code {
    white-space: nowrap;
  }
  small {
    display: block;
    white-space: nowrap;
    color: #5c6670;
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr));
  gap: 16px;
  margin: 16px 0;
  > section {
    padding: 4px 16px 12px;
    border: 1px solid #d5dbe3;
    border-top: 3px solid #1a7f4b;
    border-radius: 4px;
    &[data-kind='dont'] {
      border-top-color: #b3261e;
    }
  }
  h3 {
    margin: 8px 0 4px;
    font-size: 15px;
  }
  ul {
    margin: 0;
    padding-inline-start: 20px;
    font-size: 14px;
    line-height: 1.6;
  }
`;

export const Plain = styled.div`
  font-size: 14px;
  line-height: 1.6;
  ul {
    padding-inline-start: 20px;
  }
  a {
    margin-inline-end: 12px;
  }
`;

export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13.75rem, 1fr));
  gap: 16px;
  margin: 12px 0 32px;
  padding: 0;
  list-style: none;
  /* Storybook gives every list entry but the first a margin */
  && > li {
    margin: 0;
  }
  a {
    display: block;
    padding-bottom: 8px;
    overflow: hidden;
    color: inherit;
    text-align: center;
    text-decoration: none;
    border: 1px solid #d5dbe3;
    border-radius: 6px;
  }
  a:hover,
  a:focus-visible {
    border-color: #0b66c3;
  }
  img {
    display: block;
    width: 100%;
    height: 130px;
    margin-bottom: 8px;
    object-fit: cover;
    object-position: top left;
    border-bottom: 1px solid #d5dbe3;
  }
`;
