import type { ESTree } from 'vite';

/**
 * A module whose top-level constants the bundler may drop when nobody uses them: it does so only if it knows that
 * making them has no effect. Those named in `gone` are left out.
 */
export function pureConstants({ body }: ESTree.Program, code: string, gone: readonly string[]): string {
  let text = code;
  const put = ({ start, end }: ESTree.Span, made: string) => (text = text.slice(0, start) + made + text.slice(end));
  // Starts from the end, so that the positions of earlier statements stay valid.
  for (const statement of body.toReversed()) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') continue;
    const { declarations } = declaration;
    if (declarations.every(({ id }) => id.type === 'Identifier' && gone.includes(id.name))) {
      put(statement, '');
      continue;
    }
    for (const { init } of declarations.toReversed()) {
      if (!init || /Function/.test(init.type)) continue;
      const made = code.slice(init.start, init.end);
      // A call; or a spread or a property, which could run a getter.
      if (/\(|\./.test(made)) put(init, `/* @__PURE__ */ (() => (${made}))()`);
    }
  }
  return text;
}
