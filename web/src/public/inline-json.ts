/** JSON for a `<script>` that is data. `<` could end the element early. */
export const inlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
