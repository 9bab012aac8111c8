// Class names are a matter of looks: components are tested without them.
export {};
