import { Source } from '@storybook/addon-docs/blocks';
import { Rows } from './docs.styles.js';
import { Inline } from './Inline.js';
import { type ComponentProps, commonTexts } from './props.js';

/** Every prop of one component: name, type, default and description. For stories only. */
export function PropsTable({
  component: { name, text, rows, types, element },
}: {
  component: ComponentProps;
}) {
  return (
    <>
      <h3>{name}</h3>
      {text ? (
        <p>
          <Inline text={text} />
        </p>
      ) : null}
      {rows.length > 0 ? (
        <Rows aria-label={`Props of ${name}`}>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Type</th>
              <th scope="col">Default</th>
              <th scope="col">What it is for</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.name}>
                <th scope="row">
                  <code>{row.name}</code>
                  {row.required ? <small>required</small> : null}
                  {row.only ? <small>{row.only}</small> : null}
                </th>
                <td>
                  <code>{row.type}</code>
                </td>
                <td>{row.default ? <code>{row.default}</code> : '—'}</td>
                <td>
                  <Inline text={row.text || (commonTexts[row.name] ?? '')} />
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      ) : null}
      {element ? (
        <p>
          {rows.length > 0 ? 'Also takes' : 'Takes'} the attributes of <code>{element}</code>, with{' '}
          <code>className</code>, <code>style</code> and <code>ref</code>.
        </p>
      ) : null}
      {types.length > 0 ? (
        <details>
          <summary>Types</summary>
          <Source language="tsx" code={types.map((type) => type.text).join('\n\n')} />
        </details>
      ) : null}
    </>
  );
}
