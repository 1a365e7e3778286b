/** A project without errors; every broken project is an edit of it. */
export const base: { readonly [path: string]: string } = {
  'schemas/api.json': `{
  "title": "Library",
  "version": "1.0",
  "server": "/api-json"
}
`,
  'schemas/args/paging.json': `{
  "description": "Which page.",
  "args": {
    "page": { "type": "integer", "default": 1, "minimum": 1 },
    "search": { "type": "string", "sanitize_callback": "sanitizeTextField" }
  }
}
`,
  'schemas/bases/work.json': `{
  "namespace": "lib/v1",
  "schema": {
    "title": "\${singular}",
    "description": "A \${singular} by a \${maker}.",
    "type": "object",
    "properties": {
      "id": { "type": "integer", "readonly": true, "context": ["view", "edit"] },
      "slug": { "$for": "slugs", "type": "string", "context": ["view"] }
    }
  }
}
`,
  'schemas/resources/authors.json': `{
  "$extends": "../bases/work.json",
  "params": { "maker": "parent" },
  "features": ["slugs"],
  "resource": "authors",
  "singular": "author",
  "base": "authors",
  "contexts": ["view", "edit"],
  "routes": {
    "/": {
      "list": { "methods": "GET", "answers": "page", "args": { "$include": ["paging"] } }
    },
    "/(?P<id>[\\\\d]+)": {
      "args": { "id": { "type": "integer" } },
      "get": { "methods": "GET", "answers": "item" }
    }
  }
}
`,
  'schemas/resources/books.json': `{
  "format": 1,
  "resource": "books",
  "singular": "book",
  "namespace": "lib/v1",
  "base": "books",
  "contexts": ["view", "edit"],
  "schema": {
    "title": "book",
    "description": "A book on a shelf.",
    "type": "object",
    "properties": {
      "id": { "type": "integer", "readonly": true, "context": ["view", "edit"] },
      "title": {
        "description": "The title of the item.",
        "type": "string",
        "minLength": 1,
        "maxLength": 80,
        "required": true,
        "context": ["view", "edit"],
        "arg_options": { "sanitize_callback": "sanitizeTextField" }
      },
      "isbn": { "type": "string", "pattern": "^[0-9-]+$", "context": ["edit"] },
      "printed": { "type": "string", "format": "date-time", "context": ["view"] },
      "binding": { "type": "string", "enum": ["soft", "hard"], "default": "soft" },
      "pages": { "type": "integer", "minimum": 1, "maximum": 9999, "default": 100 },
      "price": { "type": ["number", "null"], "context": ["edit"] },
      "tags": {
        "type": "array",
        "items": { "type": "string" },
        "minItems": 0,
        "maxItems": 9,
        "uniqueItems": true
      },
      "size": {
        "type": "object",
        "properties": {
          "width": { "type": "integer" },
          "height": { "type": "integer" }
        },
        "additionalProperties": false
      },
      "author": { "type": "integer", "context": ["view", "edit"] }
    }
  },
  "facts": {
    "lent": { "type": "boolean" }
  },
  "routes": {
    "/": {
      "list": {
        "methods": "GET",
        "description": "Lists books.",
        "answers": "page",
        "args": {
          "$include": ["paging"],
          "order": { "type": "string", "enum": ["asc", "desc"], "default": "asc" }
        }
      },
      "create": {
        "methods": "POST",
        "answers": "created",
        "context": "edit",
        "args": { "$from": "schema" }
      }
    },
    "/latest": {
      "latest": { "methods": "GET", "answers": "item" }
    },
    "/(?P<id>[\\\\d]+)": {
      "args": { "id": { "type": "integer" } },
      "get": { "methods": "GET", "answers": "item" },
      "update": { "methods": "POST, PUT, PATCH", "answers": "item", "args": { "$from": "schema" } },
      "delete": { "methods": "DELETE", "answers": "deleted" }
    }
  },
  "links": {
    "self": { "href": "/lib/v1/books/{id}" },
    "author": {
      "href": "/lib/v1/authors/{author}",
      "embeds": "authors",
      "when": "author"
    },
    "reader": { "href": "/lib/v1/readers/{id}", "when": "$lent" }
  }
}
`,
};
