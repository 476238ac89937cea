import { stateCatalog } from './stateCatalog.js';

/** Every section with its states; each state links to its story. */
export function StateCatalogTable() {
  return (
    <>
      {stateCatalog.map(({ section, rows }) => (
        <section key={section}>
          <h2>{section}</h2>
          <table>
            <thead>
              <tr>
                <th scope="col">State</th>
                <th scope="col">Story</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ state, story }) => (
                <tr key={state}>
                  <td>{state}</td>
                  <td>
                    <a href={`./?path=/story/${story}`} target="_top">
                      {story}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </>
  );
}
