/**
 * Replaces the functions in which React Router's build wraps the components of each route (`bare-route-components.ts`).
 * Theirs read a component's props from the router. `PageTree` passes the props.
 */
const leave = <Component>(component: Component): Component => component;

export { leave as UNSAFE_withComponentProps, leave as UNSAFE_withErrorBoundaryProps };
