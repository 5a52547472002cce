/**
 * React Router's build wraps each route's components in functions that read the props from its own router.
 * `bare-route-components.ts` replaces those functions with `leave`, because `PageTree` passes the props.
 */
const leave = <Component>(component: Component): Component => component;

export { leave as UNSAFE_withComponentProps, leave as UNSAFE_withErrorBoundaryProps };
