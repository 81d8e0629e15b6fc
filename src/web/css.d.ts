// Types of style sheets imported as text: the build's `?inline`.
declare module '*.css?inline' {
  const css: string;
  export default css;
}
declare module '*.css';
