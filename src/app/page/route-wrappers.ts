/**
 * Replaces the functions in which React Router's build wraps the components of each route (`bare-route-components.ts`).
 * React Router's functions read a component's props from its router. Here, `PageTree` passes the props instead.
 */
const leave = <Component>(component: Component): Component => component;

export { leave as UNSAFE_withComponentProps, leave as UNSAFE_withErrorBoundaryProps };
