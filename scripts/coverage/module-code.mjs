// Tells the lines of a module that run when it is imported from those of its functions. Coverage cannot tell which tests
// depend on the former: every test that imports the module runs them.
import { Visitor, parseSync } from 'rolldown/utils';
import { firstFrom, lineStarts } from './ranges.mjs';

/** Their effect is seen where what they import is used, or they have none. */
const inert = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSModuleDeclaration',
  'FunctionDeclaration',
  'TSDeclareFunction',
]);

/**
 * Numbers of lines, from 1: `onImport` are those of values of constants, tables and schemas, `inFunctions` those of functions.
 * Imports and types are in neither. `file` decides the language.
 */
export function readModule(text, file) {
  const { program, errors } = parseSync(file, text);
  if (errors.length > 0) return { onImport: allLines(text), inFunctions: new Set() };
  const lineOf = lineNumbers(text);
  const onImport = new Set();
  const inFunctions = new Set();
  for (const statement of program.body) {
    for (const { start, end } of valuesOf(statement)) addLines(onImport, lineOf(start), lineOf(end - 1));
  }
  const separate = ({ start, end, body }) => {
    addLines(inFunctions, lineOf(start), lineOf(end - 1));
    // The first and the last line also hold code around the body.
    if (body) removeLines(onImport, lineOf(body.start) + 1, lineOf(body.end - 1) - 1);
  };
  new Visitor({
    FunctionDeclaration: separate,
    FunctionExpression: separate,
    ArrowFunctionExpression: separate,
  }).visit(program);
  return { onImport, inFunctions };
}

/** The parts of a statement that are evaluated on import, apart from bodies of functions in them. */
function valuesOf(statement) {
  const declared = statement.declaration ?? statement;
  if (statement.type === 'ExportNamedDeclaration' && !statement.declaration) return [];
  if (inert.has(statement.type) || inert.has(declared.type)) return [];
  if (declared.type !== 'VariableDeclaration') return [declared];
  return declared.declarations.filter(({ init }) => init && !isFunction(init));
}

const isFunction = ({ type }) => type === 'ArrowFunctionExpression' || type === 'FunctionExpression';

/** A function from an offset to its line. */
function lineNumbers(text) {
  const starts = lineStarts(text);
  return (offset) => firstFrom(starts, offset + 1);
}

const allLines = (text) => new Set(text.split('\n').map((_, index) => index + 1));

function addLines(lines, from, to) {
  for (let line = from; line <= to; line++) lines.add(line);
}

function removeLines(lines, from, to) {
  for (let line = from; line <= to; line++) lines.delete(line);
}
